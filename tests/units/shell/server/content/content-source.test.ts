// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteContent } from '../../../../../shell/server/content/content-source';

let backend: Server;
let asked: string[];
let origin: string;

beforeEach(async () => {
  asked = [];
  backend = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('{}');
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((closed) => backend.close(closed)));

describe('content of the bank’s own backend', () => {
  it('is asked for below its base address', async () => {
    expect((await remoteContent(`${origin}/v2`).read('/api/faq/all')).status).toBe('found');
    expect(asked).toEqual(['/v2/api/faq/all']);
  });

  it('is all that a visitor can have read there, whatever the path', async () => {
    const source = remoteContent(`${origin}/v2`);
    for (const path of [
      '/api/../internal/users',
      '/api/\\..\\..\\internal\\users',
      '/api/%2e%2e/internal/users',
      '/api/.\t./internal/users',
      '/apikeys',
    ]) {
      expect((await source.read(path)).status, path).toBe('missing');
    }
    expect(asked).toEqual([]);
  });
});
