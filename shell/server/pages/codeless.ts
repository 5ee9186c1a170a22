import type { Content } from '../../../widgets/runtime/content/content';
import { fittingOf } from '../../../widgets/runtime/element/fitting';
import type { ServerWidget } from '../core/widgets';

/** True for markup that its widget's code never takes over: of a static widget, and of a plain one without further pages. */
export function isCodeless(
  { isStatic, isPlain }: Pick<ServerWidget, 'isStatic' | 'isPlain'>,
  attributes: Readonly<Record<string, string | undefined>>,
  block: Content | undefined,
): boolean {
  if (isStatic) return true;
  // Only code adds the next page of a list. With a limit there is none.
  const goesOn = Object.values(block?.pages?.rest ?? {}).some(Boolean);
  if (goesOn && !fittingOf((name) => attributes[name]).limit) return false;
  return (typeof isPlain === 'function' ? isPlain(attributes) : isPlain) ?? false;
}
