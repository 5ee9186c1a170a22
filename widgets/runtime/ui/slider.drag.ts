/** In px; a press that moves further drags the row and clicks nothing. */
const slack = 5;
/** Duration of the glide in ms; a throw carries the row as far as its speed would in that time. */
const glide = 250;
/** In ms; a pointer at rest this long before its release throws nothing. */
const rest = 60;

/** Offset of each item from the first, in px. */
export function begins(row: HTMLElement): number[] {
  const [first = 0, ...others] = [...row.children].map((item) => (item as HTMLElement).offsetLeft);
  return [0, ...others.map((begin) => begin - first)];
}

/** The position nearest to a goal where an item begins or the row ends. */
export function restingPlace(goal: number, items: readonly number[], end: number): number {
  let best = 0;
  for (const place of [...items.filter((each) => each < end), end]) {
    if (Math.abs(place - goal) < Math.abs(best - goal)) best = place;
  }
  return best;
}

/**
 * Lets a mouse drag and throw a row, which glides to an item, or jumps under reduced motion. Touch and trackpads do so natively.
 */
export function dragByMouse(row: HTMLElement): void {
  let press: { x: number; left: number } | undefined;
  /** The last movement; speed in px per ms. */
  let last = { x: 0, at: 0, speed: 0 };
  let isDragged = false;
  let frame = 0;

  const mark = (isOn: boolean) => row.toggleAttribute('data-dragged', isOn);

  const glideTo = (goal: number) => {
    const from = row.scrollLeft;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let start: number | undefined;
    let place = from;
    const draw = (now: number) => {
      start ??= now;
      const left = isStill ? 0 : Math.max(0, 1 - (now - start) / glide);
      // An arrow, the wheel or a key has scrolled the row meanwhile, and takes over.
      if (row.scrollLeft !== place) return mark(false);
      row.scrollLeft = goal + (from - goal) * left ** 3;
      // Rounded by the browser.
      place = row.scrollLeft;
      if (left) frame = requestAnimationFrame(draw);
      else mark(false);
    };
    frame = requestAnimationFrame(draw);
  };

  const handleDown = ({ pointerType, button, clientX, timeStamp }: PointerEvent) => {
    if (pointerType !== 'mouse' || button || row.scrollWidth <= row.clientWidth) return;
    cancelAnimationFrame(frame);
    press = { x: clientX, left: row.scrollLeft };
    last = { x: clientX, at: timeStamp, speed: 0 };
  };

  const handleMove = (event: PointerEvent) => {
    const { pointerId, buttons, clientX, timeStamp } = event;
    // The pointer was released outside the window.
    if (press && !buttons) handleUp(event);
    if (!press) return;
    if (!isDragged && Math.abs(clientX - press.x) > slack) {
      isDragged = true;
      mark(true);
      // Not earlier: a captured pointer's click does not reach the link below it.
      row.setPointerCapture(pointerId);
    }
    if (!isDragged) return;
    row.scrollLeft = press.left + press.x - clientX;
    const time = timeStamp - last.at;
    if (time > 0) last = { x: clientX, at: timeStamp, speed: (last.x - clientX) / time };
  };

  const handleUp = ({ timeStamp }: PointerEvent) => {
    // Also for a press that stopped a gliding row.
    if (press && row.hasAttribute('data-dragged')) {
      const speed = timeStamp - last.at < rest ? last.speed : 0;
      glideTo(restingPlace(row.scrollLeft + speed * glide, begins(row), row.scrollWidth - row.clientWidth));
    }
    press = undefined;
    // After the click event, which follows immediately.
    setTimeout(() => {
      isDragged = false;
    });
  };

  const handleClick = (event: Event) => {
    if (!isDragged) return;
    event.preventDefault();
    event.stopPropagation();
  };

  row.addEventListener('pointerdown', handleDown);
  row.addEventListener('pointermove', handleMove);
  row.addEventListener('pointerup', handleUp);
  row.addEventListener('pointercancel', handleUp);
  row.addEventListener('click', handleClick, { capture: true });
  // The browser would drag the link or picture.
  row.addEventListener('dragstart', (event) => event.preventDefault());
}
