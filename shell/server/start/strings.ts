/** `npm run strings`: prints all labels of the product in the format of a bank's `strings.json`. */
import { strings } from 'serambi:strings';

console.log(JSON.stringify(strings, null, 2));
