import { height } from '../styles/height';
import { pageHeader, skeletonBlock, skeletonHead } from '../styles/skeleton.styles';

// A page is higher than any screen: its reserved height is that of its header and one screen more.

export const heroPageHeight = /* @__PURE__ */ height(
  'calc(480px + 100vh)',
  'calc(clamp(352px, 31.25vw, 608px) + 100vh)',
);
export const textPageHeight = /* @__PURE__ */ height('calc(256px + 100vh)', 'calc(256px + 100vh)');

/** The placeholder of a heading and of the line below it. */
export const HeadSkeleton = () => (
  <div className={skeletonHead}>
    <div className={skeletonBlock} />
    <div className={skeletonBlock} />
  </div>
);

/** The placeholder of a whole page: its header. */
export const PageSkeleton = () => <div className={`${skeletonBlock} ${pageHeader}`} />;
