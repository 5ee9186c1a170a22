/**
 * Finds the programs that tests need besides Node.js, and installs missing ones from Debian's packages. Run by itself it does so for
 * the programs of `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Chromium without a user interface: the same engine, with which the tests take a third less time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const chromiums = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const findChromium = () => [process.env.CHROMIUM, ...chromiums].find((path) => path && existsSync(path));

export function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions) ? readdirSync(versions).sort((a, b) => +b - +a) : [];
  const folders = [
    ...debian.map((version) => join(versions, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))));
}

function install(...packages) {
  const apt = (...args) => {
    const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', '-qq', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, rest, { stdio: 'inherit', timeout: 300_000, env });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Installs Chromium if it is missing. */
export function chromium() {
  const found = findChromium();
  // A developer's machine is left as it is. One that only runs tests, in CI or as root, gets the faster Chromium.
  const onlyTests = Boolean(process.env.CI) || process.getuid?.() === 0;
  if (!found || (onlyTests && found !== process.env.CHROMIUM && found !== headlessShell)) {
    try {
      install('chromium-headless-shell');
    } catch {
      // An older Debian has no headless shell.
      if (!found) install('chromium');
    }
  }
  const path = findChromium();
  if (!path) throw new Error('No Chromium was found, and Debian’s package could not be installed: set CHROMIUM.');
  return path;
}

/** Programs of the documents' recipes, each with its package. */
const proxies = { nginx: ['/usr/sbin/nginx', 'nginx-light'], varnish: ['/usr/sbin/varnishd', 'varnish'] };

/** @param {readonly (keyof typeof proxies)[]} names makes sure that they are there */
export function webProxies(...names) {
  const missing = names.map((name) => proxies[name]).filter(([path]) => !existsSync(path));
  if (missing.length) install(...missing.map(([, name]) => name));
}

export function postgres() {
  if (!findPostgres()) install('postgresql');
  if (!findPostgres()) throw new Error('PostgreSQL was not found, and Debian’s package could not be installed.');
}

/**
 * A font with Arial's widths, as every device has one. A page shows it if the site's font comes late, which a busy machine's often
 * does. Debian's only other one is a fifth wider, so words would break.
 */
function fallbackFont() {
  if (existsSync('/usr/share/fonts/truetype/liberation') || process.platform !== 'linux') return;
  try {
    install('fonts-liberation');
  } catch {
    console.warn('Without Arial or Liberation Sans, tests of widths may fail on a busy machine.');
  }
}

/** Installs Firefox if it is missing. */
export function firefox() {
  const find = () =>
    [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path));
  if (!find()) install('firefox-esr');
  const path = find();
  if (!path) throw new Error('No Firefox was found, and Debian’s package could not be installed: set FIREFOX.');
  return path;
}

/** WebKitGTK's browser, its driver, and a virtual screen; installs missing ones. */
export function webkit() {
  const find = () => {
    // A folder for each architecture.
    const miniBrowser = readdirSync('/usr/lib')
      .map((architecture) => join('/usr/lib', architecture, 'webkit2gtk-4.1/MiniBrowser'))
      .find((path) => existsSync(path));
    const [webDriver, xvfb] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].filter((path) => existsSync(path));
    return miniBrowser && webDriver && xvfb ? { miniBrowser, webDriver, xvfb } : undefined;
  };
  if (!find()) install('webkit2gtk-driver', 'xvfb');
  const paths = find();
  if (!paths) throw new Error('WebKitGTK was not found, and Debian’s packages could not be installed.');
  return paths;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  chromium();
  postgres();
  fallbackFont();
}
