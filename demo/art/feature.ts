import { fronts as cash } from './feature-cash';
import { fronts as pay } from './feature-pay';
import { fronts as save } from './feature-save';
import { fronts as send } from './feature-send';
import { type GroundName, ground, type Scheme } from './ground';
import { svg } from './svg';

const grounds: Readonly<Record<string, readonly [GroundName, Scheme, number?]>> = {
  'open-account': ['arches', 'mist', 0],
  'daily-interest': ['terraces', 'dawn', 0],
  goals: ['leaf', 'pale', 0],
  'debit-card': ['band', 'sand', 0],
  statement: ['tiles', 'mist', 0],
  'fixed-rate': ['gables', 'pale', 1],
  'choose-term': ['bars', 'dusk', 0],
  'auto-renew': ['wreath', 'leaf', 0],
  guaranteed: ['rosette', 'dusk', 2],
  'loan-cost': ['disc', 'sand', 0],
  decision: ['wreath', 'mist', 2],
  'qris-scan': ['bars', 'dawn', 1],
  'qris-show': ['rings', 'leaf', 2],
  'pay-card': ['clouds', 'mist', 0],
  'pay-receipt': ['disc', 'sand', 0],
  'topup-bank': ['gables', 'leaf', 0],
  'topup-store': ['lattice', 'mist', 0],
  'topup-auto': ['rings', 'pale', 0],
  'topup-wallet': ['tiles', 'dusk', 1],
  bifast: ['clouds', 'leaf', 1],
  proxy: ['leaf', 'dusk', 1],
  'name-check': ['wreath', 'mist', 1],
  schedule: ['disc', 'dusk', 1],
  'bill-reminder': ['rosette', 'earth', 1],
  'bill-auto': ['terraces', 'pale', 1],
  'bill-token': ['clouds', 'night', 2],
  'cash-atm': ['arches', 'leaf', 1],
  'cash-store': ['band', 'pale', 1],
  'cash-family': ['rosette', 'mist', 0],
  'cash-limit': ['wreath', 'dusk', 2],
};
const fronts: Readonly<Record<string, () => string>> = { ...save, ...pay, ...send, ...cash };

/** Two pictures for each feature: a background, and a transparent foreground that is laid over it. */
export const features: Record<string, () => string> = Object.fromEntries([
  ...Object.entries(grounds).map(([name, composition]) => [`feature/${name}`, () => ground(...composition)] as const),
  ...Object.entries(fronts).map(([name, front]) => [`feature/${name}-front`, () => svg(640, 480, front())] as const),
]);
