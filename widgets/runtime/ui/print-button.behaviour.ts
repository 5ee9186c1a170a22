const print = () => window.print();

/** Makes a button print the page. Repeated calls add the same listener once. */
export const printOnPress = (button: HTMLElement | null): void => button?.addEventListener('click', print);
