interface Node {
  next: WeakMap<object, Node>;
  value?: { of: unknown };
}

const root: Node = { next: new WeakMap() };

/**
 * The one cache of what is made of content: the value that was made of the same objects, else a new one. Content that has changed is
 * another object, and what was made of the old one goes with it.
 */
export function remember<Value>(objects: readonly object[], make: () => Value): Value {
  let node = root;
  for (const object of objects) {
    const next: Node = node.next.get(object) ?? { next: new WeakMap() };
    node.next.set(object, next);
    node = next;
  }
  node.value ??= { of: make() };
  return node.value.of as Value;
}
