export interface Behaviour {
  /** Listens for the visitor. Called once for a shadow root; `root` stays when what is in it is replaced. */
  listen(root: ShadowRoot): void;
  /** Brings markup that has just come to the state of the page: the address's fragment, the space there is. */
  begin?(root: ShadowRoot): void;
  /** Gives new markup the state of the markup that it replaces, such as the chosen tab. Both have the same parts in the same order. */
  carry?(from: Element, to: Element): void;
}
