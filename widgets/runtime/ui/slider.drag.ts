/** A press that moves further than this, in px, drags the row, and clicks nothing. */
const slack = 5;
/** How long the row glides on, in ms; a throw carries it as far as its speed would in that time. */
const glide = 250;
/** A pointer that rests for so long, in ms, before it is released throws nothing. */
const rest = 60;

/** How far each item's beginning is from that of the row. */
export function begins(row: HTMLElement): number[] {
  const [first = 0, ...others] = [...row.children].map((item) => (item as HTMLElement).offsetLeft);
  return [0, ...others.map((begin) => begin - first)];
}

/** The position nearest to a goal at which an item begins, or the row ends. */
export function restingPlace(goal: number, items: readonly number[], end: number): number {
  let best = 0;
  for (const place of [...items.filter((each) => each < end), end]) {
    if (Math.abs(place - goal) < Math.abs(best - goal)) best = place;
  }
  return best;
}

/**
 * Lets a mouse drag a row that scrolls, and throw it: it glides on to an item, at once under reduced motion. On touch screens and
 * with trackpads browsers do all this themselves.
 */
export function dragByMouse(row: HTMLElement): void {
  /** Where the mouse was pressed, and the row then. */
  let press: { x: number; left: number } | undefined;
  /** The last movement; its speed in px a ms. */
  let last = { x: 0, at: 0, speed: 0 };
  let isDragged = false;
  let frame = 0;

  /** While it is set the row does not snap. */
  const mark = (isOn: boolean) => row.toggleAttribute('data-dragged', isOn);

  const glideTo = (goal: number) => {
    const from = row.scrollLeft;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let start: number | undefined;
    let place = from;
    const draw = (now: number) => {
      start ??= now;
      const left = isStill ? 0 : Math.max(0, 1 - (now - start) / glide);
      // Something else has scrolled the row since: an arrow, the wheel or a key. It goes on alone.
      if (row.scrollLeft !== place) return mark(false);
      row.scrollLeft = goal + (from - goal) * left ** 3;
      // As the browser has rounded it.
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
    // Released where the row could not hear it.
    if (press && !buttons) handleUp(event);
    if (!press) return;
    if (!isDragged && Math.abs(clientX - press.x) > slack) {
      isDragged = true;
      mark(true);
      // Only now, since the click of a captured pointer is not the link's below it.
      row.setPointerCapture(pointerId);
    }
    if (!isDragged) return;
    row.scrollLeft = press.left + press.x - clientX;
    const time = timeStamp - last.at;
    if (time > 0) last = { x: clientX, at: timeStamp, speed: (last.x - clientX) / time };
  };

  const handleUp = ({ timeStamp }: PointerEvent) => {
    // Also where a press has held a row that was gliding.
    if (press && row.hasAttribute('data-dragged')) {
      const speed = timeStamp - last.at < rest ? last.speed : 0;
      glideTo(restingPlace(row.scrollLeft + speed * glide, begins(row), row.scrollWidth - row.clientWidth));
    }
    press = undefined;
    // A click follows at once.
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
  // The browser would drag a link or a picture away.
  row.addEventListener('dragstart', (event) => event.preventDefault());
}
