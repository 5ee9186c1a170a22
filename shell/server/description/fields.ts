/** Descriptions of content paths and their fields, for `/openapi.json`. No browser loads them. */
import { descriptions } from 'serambi:descriptions';

export interface PathDescription {
  title: string;
  about: string;
  /** By path (`faqs.features.id`), or by name if it means the same everywhere in the block. */
  fields?: Readonly<Record<string, string>>;
  added?: readonly string[];
  example?: readonly [unknown, unknown];
}

export const commonFields: Readonly<Record<string, string>> = {
  id: 'Identifies the item.',
  title: 'Title of the item.',
  titleCard: 'Title on the card.',
  about: 'One or two sentences about the item.',
  desc: 'Description.',
  description: 'Description.',
  text: 'The text itself.',
  image: 'Picture.',
  imageMobile: 'Picture for narrow screens. Without it `image` is shown there.',
  icon: 'Icon.',
  slug: 'Last part of the address of the detail page, and of the detail’s content path. The same in both languages.',
  path: 'Where a click leads: a page of the site or an address of another site.',
  source: 'Who says so, and when.',
  value: 'The figure with its unit, as it is shown.',
  label: 'What the figure counts.',
  email: 'E-mail address.',
  phone: 'Phone number, as it is shown.',
  name: 'Name.',
  jobs: 'Position.',
  year: 'Year, as it is shown.',
  banner: 'Header of the page.',
  'banner.title': 'Short line above the heading.',
  'banner.titleBanner': 'Heading of the page. Without it `title` is the heading.',
  'banner.image': 'Picture behind the heading.',
  'banner.descBanner': 'Text below the heading.',
  titleFeature: 'Heading of the features.',
  features: 'Features, one card each.',
  imageFront: 'Second picture of the card, in front of `image`.',
  featureTitle: 'Title of the feature.',
  featureDesc: 'Text of the feature.',
  'features.url': 'Where the card leads.',
  titleRegister: 'Heading of the steps.',
  titleRegister2: 'Text below the heading of the steps.',
  registers: 'Step-by-step instructions, one tab each.',
  contents: 'The steps, in order.',
  caption: 'What to do in this step.',
  mens: 'People, in order.',
  profil: 'Biography.',
  plans: 'Names of the two accounts.',
  'plans.alloPay': 'Name of the first account, for payments.',
  'plans.alloPlus': 'Name of the second account, the full bank account.',
  figures: 'Figures about the bank.',
  pdf: 'PDF documents.',
  'pdf.title': 'Title of the document.',
  'pdf.link': 'Address of the PDF.',
  date: 'Day on which the document was published. `/api/documents` can state it for all documents.',
  size: 'Size of the document in bytes. Not needed for files in the bank’s `public/` folder.',
  languages: 'Languages of the document. `/api/documents` can state them for all documents.',
  sideMenu: 'Further groups of documents.',
  data: 'Documents by year.',
  versions: 'The newest version of each tab’s text.',
  'versions.id': '`id` of the tab.',
  changed: 'Day of the last change.',
  summary: 'What changed, one sentence each.',
  tabs: 'Texts, one tab each.',
  'tabs.id': 'Names the tab in addresses, and is its label where `title` is missing.',
  'tabs.title': 'Label of the tab.',
  'tabs.desc': 'The text.',
  until: 'Last day of the offer.',
  titleMember: 'Heading.',
  imageMember: 'Picture beside the heading.',
};

const announced = { link: '/help', from: '2026-11-20', until: '2026-11-22T03:00+07:00' };
const documents = {
  '/documents/annual-report-2025.pdf': { date: '2026-03-25', languages: ['English', 'Indonesia'] },
};
const rates = {
  from: '2026-11-01',
  minimum: 1_000_000,
  maximum: 2_000_000_000,
  early: 0.5,
  guarantee: { rate: 3.5, from: '2026-10-01', until: '2027-01-31' },
};

const ownPaths: Readonly<Record<string, PathDescription>> = {
  '/api/announcement': {
    title: 'Announcement',
    about: 'The line above all pages.',
    fields: {
      text: 'The announcement. Without it the line is not shown.',
      link: 'Where the announcement leads.',
      from: 'First moment at which the line is shown.',
      until: 'Moment at which the line goes; a day lasts until its end.',
    },
    example: [
      { text: 'The app rests on Sunday from 01:00 to 03:00.', ...announced },
      { text: 'Aplikasi beristirahat hari Minggu pukul 01.00 sampai 03.00.', ...announced },
    ],
  },
  '/api/documents': {
    title: 'Facts of documents',
    about: 'What is known of PDFs, by their address. Shown wherever a page links to the document.',
    fields: { date: 'Day on which the document was published.', languages: 'Languages of the document.' },
    example: [documents, documents],
  },
  '/api/rates': {
    title: 'Rates',
    about: 'Limits of term deposits, the guaranteed rate and headline numbers. Amounts are in rupiah.',
    fields: {
      from: 'First day of the rates.',
      minimum: 'Smallest term deposit.',
      maximum: 'Largest term deposit.',
      early: 'Interest in percent a year on a term deposit that is withdrawn early.',
      guarantee: 'Highest rate of deposits that LPS, the deposit insurance corporation, guarantees.',
      'guarantee.rate': 'The rate in percent a year.',
      'guarantee.from': 'First day of the rate.',
      'guarantee.until': 'Last day of the rate.',
      headline: 'The most important numbers.',
      'headline.label': 'What the number is.',
    },
    example: [
      { ...rates, headline: [{ value: 'Up to 4.25%', label: 'a year on term savings' }] },
      { ...rates, headline: [{ value: 'Hingga 4,25%', label: 'per tahun untuk deposito' }] },
    ],
  },
};

export const pathDescriptions: Readonly<Record<string, PathDescription>> = {
  ...ownPaths,
  ...Object.fromEntries(descriptions.map(({ path, ...description }) => [path, description])),
};
