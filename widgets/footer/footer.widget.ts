import { defineWidget, height } from '../runtime';
import { strings } from './footer.strings';
import { styles } from './footer.styles';
import { FooterView } from './footer.view';

/**
 * The site's footer: logo, hotline, social networks, the site map (the menu), and links to news, rates, contact and security. It
 * also has the marks of regulators and of deposit insurance, address, licences, disclaimer, copyright, privacy and terms. All facts
 * come from the bank's configuration.
 *
 * @csspart footer - The footer
 * @csspart map - The site map
 * @csspart marks - The marks of regulators and of deposit insurance
 */
export default defineWidget({
  name: 'footer',
  bank: [
    'name',
    'logoLight',
    'phones',
    'hours',
    'social',
    'menu',
    'footer',
    'marks',
    'address',
    'licences',
    'disclaimer',
    'disabledPages',
  ],
  strings,
  styles,
  height: height('934px', '1083px'),
  view: FooterView,
  isStatic: true,
  isScreenOnly: true,
});
