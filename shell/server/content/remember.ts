interface Node {
  next: WeakMap<object, Node>;
  value?: { of: unknown };
}

const root: Node = { next: new WeakMap() };

/** Caches a value for a list of objects. Changed content is a new object, so the old value is garbage-collected with the old one. */
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
