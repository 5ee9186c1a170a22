import { height } from '../styles/height';
import { pageHeader, skeletonBlock, skeletonHead } from '../styles/skeleton.styles';

// Higher than any screen: the header's height plus one screen.

const heroPageHeight = /* @__PURE__ */ height('calc(480px + 100vh)', 'calc(clamp(352px, 31.25vw, 608px) + 100vh)');
const textPageHeight = /* @__PURE__ */ height('calc(256px + 100vh)', 'calc(256px + 100vh)');

export const HeadSkeleton = () => (
  <div className={skeletonHead}>
    <div className={skeletonBlock} />
    <div className={skeletonBlock} />
  </div>
);

export const PageSkeleton = () => <div className={`${skeletonBlock} ${pageHeader}`} />;

/** Height and skeleton of widgets that begin a page, with a picture or with a text. */
export const heroPage = { height: heroPageHeight, skeleton: PageSkeleton };
export const textPage = { height: textPageHeight, skeleton: PageSkeleton };
