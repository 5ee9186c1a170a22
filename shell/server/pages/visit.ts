import type { VisitConfig } from '../../visit';
import type { Site } from '../bank/site';

const usualParameters = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid'],
];

export const campaignOf = ({ campaign = usualParameters }: Site): readonly string[] => campaign;

export const visitOf = (site: Site, release: string): VisitConfig => ({
  module: site.module,
  campaign: campaignOf(site),
  share: site.fieldShare ?? 0,
  release,
});
