/** A worker: one client that asks for pages on 100 connections, and connects and closes all the time beside them. */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { port, localAddress } = workerData;
const address = { host: '127.0.0.1', port, localAddress };
let asked = 0;

function askForPages() {
  const socket = connect(address);
  // No page is in memory.
  const ask = () => socket.write(`GET /help?q=${asked++} HTTP/1.1\r\nHost: bank.test\r\n\r\n`);
  socket.on('connect', ask);
  socket.on('data', (data) => {
    if (!data.includes('</html>')) return;
    parentPort?.postMessage('answered');
    ask();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setImmediate(askForPages));
}

function connectAndClose() {
  const socket = connect(address);
  socket.on('connect', () => socket.resetAndDestroy());
  socket.on('error', () => undefined);
  socket.on('close', () => setImmediate(connectAndClose));
}

for (let count = 0; count < 100; count++) askForPages();
for (let count = 0; count < 100; count++) connectAndClose();
