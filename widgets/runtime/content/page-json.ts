const read = new WeakMap<Element, object>();

/** The object in a JSON script; an empty one if there is no script, or no valid JSON in it. */
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

/** The object in the page's `<script type="application/json" id="…">`. */
export const pageJson = <Shape extends object>(id: string): Partial<Shape> => jsonIn(document.getElementById(id));
