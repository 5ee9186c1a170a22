import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium; Debian's package is installed where there is none. */
export function chromium() {
  const find = () => known.find((path) => path && existsSync(path));
  if (!find()) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    const run = (...args) => execFileSync([...sudo, ...args][0], [...sudo, ...args].slice(1), { stdio: 'inherit' });
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const path = find();
  if (!path) throw new Error('No Chromium was found, and Debian’s package could not be installed: set CHROMIUM.');
  return path;
}
