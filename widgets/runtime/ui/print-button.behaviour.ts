const print = () => window.print();

/** Makes a button print the page. Called again, it does so only once: a listener is added once. */
export const printOnPress = (button: HTMLElement | null): void => button?.addEventListener('click', print);
