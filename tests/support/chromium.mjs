import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine, with which the tests take two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const known = [process.env.CHROMIUM, shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function install(...packages) {
  const apt = (...args) => {
    const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', '-qq', ...args];
    execFileSync(command, rest, { stdio: 'inherit', timeout: 120_000 });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The path of a Chromium; Debian's package is installed where there is none. */
export function chromium() {
  const find = () => known.find((path) => path && existsSync(path));
  const found = find();
  // A machine of somebody's own is left as it is; one that only runs the tests may as well have the quicker one.
  if (!found || (process.env.CI && found !== process.env.CHROMIUM && found !== shell)) {
    try {
      install('chromium-headless-shell');
    } catch {
      // An older Debian has none.
      if (!found) install('chromium');
    }
  }
  const path = find();
  if (!path) throw new Error('No Chromium was found, and Debian’s package could not be installed: set CHROMIUM.');
  return path;
}
