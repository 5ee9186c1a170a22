import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine, with which the tests take two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const known = [process.env.CHROMIUM, shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const isRoot = process.getuid?.() === 0;

function install(...packages) {
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo']), 'apt-get', '-qq', ...args];
    execFileSync(command, rest, { stdio: 'inherit', timeout: 300_000 });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The path of a Chromium; Debian's package is installed where there is none. */
export function chromium() {
  const find = () => known.find((path) => path && existsSync(path));
  const found = find();
  // Root (a container, where the tests run for others) is not asked for a password, so it may as well have the quicker one.
  if (!found || (isRoot && found !== process.env.CHROMIUM && found !== shell)) {
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
