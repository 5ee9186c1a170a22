const read = new WeakMap<Element, object>();

/** The object in the page's `<script type="application/json" id="…">`: empty without one, or with a damaged one. */
export function pageJson<Shape extends object>(id: string): Partial<Shape> {
  const script = document.getElementById(id);
  if (!script) return {};
  let value = read.get(script);
  if (!value) {
    try {
      value = JSON.parse(script.textContent ?? '');
    } catch {
      console.warn(`Serambi: #${id} does not hold JSON and is ignored.`);
    }
    // What is not an object (null, a number) holds nothing either.
    value = Object(value) as object;
    read.set(script, value);
  }
  return value;
}
