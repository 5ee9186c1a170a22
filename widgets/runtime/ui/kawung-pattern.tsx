const quarters = [0, 90, 180, 270];

export function KawungPattern({ className, size = 96 }: { className?: string; size?: number }) {
  return (
    <svg className={className} aria-hidden="true">
      <pattern
        id="kawung"
        viewBox="0 0 48 48"
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        fill="currentColor"
      >
        {quarters.map((turn) => (
          <path key={turn} d="M24 24C12 21 5 14 4 4c10 1 17 8 20 20z" transform={`rotate(${turn} 24 24)`} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill="url(#kawung)" />
    </svg>
  );
}
