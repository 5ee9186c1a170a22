/** All that a widget may import. */

export { type BlockOf, link, list, media, object, text } from './content/shape';
export type { Bank } from './element/config';

export { defineWidget } from './element/define';
export type { ViewProps } from './element/definition';
export { useServerMarkup } from './element/rendering';
export { changeLanguage, codes, type Language, languages } from './language/language';
export { container, dark, pill, skeletonBlock, visuallyHidden } from './styles/base.styles';
export { stylesheet } from './styles/stylesheet';
export { Day, dayOf, today } from './ui/date';
export { DetailHead, DetailRow } from './ui/detail';
export { detailStyles } from './ui/detail.styles';
export { Dialog } from './ui/dialog';
export { dialogStyles } from './ui/dialog.styles';
export { DocumentMenus, Documents, DocumentYears, documentMenus, documents, documentYears } from './ui/documents';
export { documentsStyles } from './ui/documents.styles';
export { Features, featureFields } from './ui/features';
export { featuresStyles, section } from './ui/features.styles';
export {
  Choices,
  type Controls,
  describedBy,
  Field,
  FieldError,
  type Form,
  FormPart,
  FormView,
  Help,
  PersonFields,
  telephone,
  useForm,
  type Validator,
} from './ui/form';
export { formStyles } from './ui/form.styles';
export { useHash, useHashChoice } from './ui/hash';
export { Hero, HeroSkeleton, hero } from './ui/hero';
export { heroStyles } from './ui/hero.styles';
export { Icon } from './ui/icon';
export { KawungPattern } from './ui/kawung-pattern';
export { useLazyModule, useLazyStyles } from './ui/lazy-module';
export { People, people } from './ui/people';
export { peopleStyles } from './ui/people.styles';
export { Picture } from './ui/picture';
export { prose, proseStyles } from './ui/prose.styles';
export { Registers, registerFields } from './ui/registers';
export { registersStyles } from './ui/registers.styles';
export { type Html, html, RichHtml } from './ui/rich-html';
export { PageHeader, Section, SectionSkeleton, TextSection } from './ui/section';
export { sectionStyles } from './ui/section.styles';
export { Share } from './ui/share';
export { shareStyles } from './ui/share.styles';
export { Slider } from './ui/slider';
export { sliderStyles } from './ui/slider.styles';
export { TabbedHtml, tabbedHtml } from './ui/tabbed-html';
export { type TabItem, Tabs } from './ui/tabs';
export { tabsStyles } from './ui/tabs.styles';
export { type ToastKind, toast } from './ui/toast';
