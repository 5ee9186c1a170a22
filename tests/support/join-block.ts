import type { Join, JoinContext } from '../../widgets/runtime/content/join';

export const joinBlock = (
  { add }: Join,
  block: object,
  needs: Readonly<Record<string, unknown>> = {},
  context: Partial<JoinContext> = {},
): unknown => add(block, needs, { language: 'English', params: {}, sizeOf: () => undefined, ...context });
