const read = new WeakMap<Element, object>();

/** The object in a JSON script; empty without a script or valid JSON. */
export function jsonIn<Shape extends object>(script: Element | null): Partial<Shape> {
  if (!script) return {};
  let value = read.get(script);
  if (!value) {
    try {
      value = JSON.parse(script.textContent ?? '');
    } catch {
      console.warn(`Serambi: #${script.id} does not hold JSON and is ignored.`);
    }
    // null and numbers become empty objects as well.
    value = Object(value) as object;
    read.set(script, value);
  }
  return value;
}

export const pageJson = <Shape extends object>(id: string): Partial<Shape> => jsonIn(document.getElementById(id));
