/** The parts of the runtime that most widgets use. */

export { dateTimeInWords, dayInWords, endOf, hasEnded, lasts, months, timestampOf, today } from './content/day';
export { type LongLists, pageSize } from './content/long-lists';
export { lastDay, promoKindOf, promoKinds } from './content/promo-kinds';
export {
  type BlockOf,
  cell,
  choice,
  dateTime,
  day,
  flag,
  type Html,
  html,
  link,
  list,
  media,
  number,
  object,
  type PartOf,
  text,
} from './content/shape';
export { inPlace } from './core/in-place';
export { defineWidget } from './element/define';
export type { WidgetPage } from './element/page';
export { changeLanguage, codes, type Language, languages } from './language/language';
export { isForAbroad, languageIn, pathOf, telephone } from './language/link';
export { format, type Message } from './language/strings';
export { container, dark, pill, visuallyHidden } from './styles/base.styles';
export { height } from './styles/height';
export { fill, skeletonBlock } from './styles/skeleton.styles';
export { addressWith, useAddressed } from './ui/address';
export { Agenda, byDay } from './ui/agenda';
export { isListPartly, useAllPages } from './ui/all-pages';
export { Bar } from './ui/bar';
export { Calculator, CalculatorCard, calculationAddress } from './ui/calculator';
export { carousel } from './ui/carousel.behaviour';
export { addressOf, channelKinds, channels, channelsOf, type OwnChannel, shortened } from './ui/channels';
export { Count } from './ui/count';
export { Day, Until } from './ui/date';
export { DetailHead } from './ui/detail';
export {
  type DocumentLink,
  Documents,
  DocumentYears,
  documentFacts,
  documentMenus,
  documentYears,
  menusOf,
} from './ui/documents';
export { dayBefore, EventDay } from './ui/event-day';
export { ContentSection, Features, featureFields } from './ui/features';
export { FeeRow, FeeTable } from './ui/fee-table';
export { Fold } from './ui/fold';
export { type Form, useForm, type Validator } from './ui/form';
export { Choices, describedBy, ErrorTarget, Field, FieldError, Help, PersonFields } from './ui/form.fields';
export { focusInView } from './ui/form.focus';
export { hasNoOrigin, postAddress, siteAddress, useRefusal } from './ui/form.origin';
export { Elsewhere, FormPart, FormView, Outcome } from './ui/form.view';
export { useHash, useHashChoice } from './ui/hash';
export { Hero, hero } from './ui/hero';
export { HeroActions } from './ui/hero-actions';
export { HeroBeside } from './ui/hero-beside';
export { Icon } from './ui/icon';
export { initials } from './ui/initials';
export { KawungPattern } from './ui/kawung-pattern';
export { useLazyModule } from './ui/lazy-module';
export { byFee, feeIn, plansIn, readAmount, rupiah } from './ui/money';
export { decimal, grouped, numberMarks } from './ui/numbers';
export { PageHeader } from './ui/page-header';
export { People, people } from './ui/people';
export { Picture } from './ui/picture';
export { ownPlatformFirst } from './ui/platform.behaviour';
export { PrintButton } from './ui/print-button';
export { Prose } from './ui/prose';
export { hasSteps, Registers, registerFields } from './ui/registers';
export { RichHtml } from './ui/rich-html';
export { Section } from './ui/section';
export { AllLink, SectionHead } from './ui/section-head';
export { Share } from './ui/share';
export { toggleOnPress } from './ui/shelf.behaviour';
export { siteMenu } from './ui/site-menu.behaviour';
export { HeadSkeleton, heroPage, PageSkeleton, textPage } from './ui/skeleton';
export { Slider } from './ui/slider';
export { TabbedHtml, tabbedHtml, tabbedHtmlFields } from './ui/tabbed-html';
export { Tabs } from './ui/tabs';
export { TextSection, textFacts } from './ui/text-section';
export { Title } from './ui/title';
export { toast } from './ui/toast';
export { Unscripted } from './ui/unscripted';
export { type Plans, plans, way, wayFields } from './ui/ways';
export {
  type Bank,
  hasPage,
  type MenuItem,
  type MenuLink,
} from './widget/config';
export type { PropsOf, ViewProps } from './widget/definition';
export { useBehaviour } from './widget/use-behaviour';
export { useLabels, useServerMarkup, useStrings, useStyles } from './widget/widget-context';
