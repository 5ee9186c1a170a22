/**
 * A carousel that rotates by itself (APG), in markup with `data-carousel`: slides (`data-slide`), their pictures (`data-art`), a
 * button for each slide (`data-show`), and one that pauses and plays (`data-rotation`, with both names in `data-pause` and
 * `data-play`).
 */
import { lasting } from './lasting.behaviour';

/** In ms. */
const rotationInterval = 7_000;
/** In px; a touch that moves further is a swipe. */
const swipeDistance = 40;

interface State {
  current: number;
  isPlaying: boolean;
  /** Later pictures load when they are needed, so that visitors who leave early do not download them. */
  lastLoaded: number;
}

/** By shadow root: the markup in another language goes on where this one was. */
const states = new WeakMap<Node, State>();

function stateIn(root: Node): State {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const state = states.get(root) ?? { current: 0, isPlaying: !isStill, lastLoaded: 0 };
  states.set(root, state);
  return state;
}

export const carousel = lasting((carousel, signal) => {
  const state = stateIn(carousel.getRootNode());
  const all = (selector: string) => [...carousel.querySelectorAll<HTMLElement>(selector)];
  const rotation = () => carousel.querySelector<HTMLElement>('[data-rotation]');
  let isHovered = false;
  // Before the code came, or in the markup of the other language.
  let isFocused = carousel.querySelector(':focus-visible') !== null;
  let turn: ReturnType<typeof setTimeout> | undefined;
  let load: ReturnType<typeof setTimeout> | undefined;

  function showPictures(): void {
    all('[data-art]').forEach((art, at) => {
      if (at <= state.lastLoaded) art.hidden = false;
    });
  }
  /** Also begins the time until the next slide again. */
  function show(): void {
    const slides = all('[data-slide]');
    const isResting = !state.isPlaying || isHovered || isFocused;
    state.current = Math.min(state.current, Math.max(0, slides.length - 1));
    state.lastLoaded = Math.max(state.lastLoaded, state.current);
    slides.forEach((slide, at) => {
      slide.toggleAttribute('data-current', at === state.current);
      slide.inert = at !== state.current;
    });
    all('[data-show]').forEach((dot, at) => {
      dot.setAttribute('aria-current', `${at === state.current}`);
    });
    const button = rotation();
    const { play = '', pause = '' } = button?.dataset ?? {};
    button?.setAttribute('aria-label', state.isPlaying ? pause : play);
    button?.toggleAttribute('data-paused', !state.isPlaying);
    slides[0]?.parentElement?.setAttribute('aria-live', isResting ? 'polite' : 'off');
    showPictures();
    clearTimeout(turn);
    if (!isResting && slides.length > 1) turn = setTimeout(rotate, rotationInterval);
  }
  function loadNext(): void {
    clearTimeout(load);
    load = setTimeout(() => {
      state.lastLoaded = Math.max(state.lastLoaded, state.current + 1);
      showPictures();
    }, rotationInterval / 2);
  }
  function go(index: number): void {
    const count = all('[data-slide]').length;
    state.current = (index + count) % (count || 1);
    show();
    loadNext();
  }
  // It rests while its element, its page or its language is away. `carousel` is called again when it is back.
  function rotate(): void {
    if (carousel.isConnected) go(state.current + 1);
  }

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void) =>
    carousel.addEventListener(name, handle, { signal });
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : undefined;
    if (button && button === rotation()) {
      state.isPlaying = !state.isPlaying;
      show();
    }
    const at = all('[data-show]').indexOf(button as HTMLElement);
    if (at >= 0) go(at);
  });
  // Touch has no hover, and focus after a tap does not mean that the visitor is reading.
  on('pointerenter', ({ pointerType }) => {
    isHovered = pointerType !== 'touch';
    show();
  });
  on('pointerleave', () => {
    isHovered = false;
    show();
  });
  on('focusin', ({ target }) => {
    isFocused = target instanceof Element && target.matches(':focus-visible');
    show();
  });
  on('focusout', () => {
    isFocused = false;
    show();
  });
  // A touch that began before this code came has no beginning.
  let from = Number.NaN;
  on('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  // If a touch scrolls the page, the browser sends pointercancel instead.
  on('pointerup', ({ clientX, pointerType }) => {
    const moved = clientX - from;
    if (pointerType === 'touch' && Math.abs(moved) > swipeDistance) go(state.current - Math.sign(moved));
  });
  signal.addEventListener('abort', () => {
    clearTimeout(turn);
    clearTimeout(load);
  });
  loadNext();
  // A removed element hears neither the pointer nor the focus leave.
  return () => {
    isHovered &&= carousel.matches(':hover');
    isFocused &&= carousel.matches(':focus-within');
    show();
  };
});
