import { createQueue } from '../core/queue';

export function limitEachClient(maxOpen: number) {
  const clients = new Map<string, { run: ReturnType<typeof createQueue>; tasks: number }>();

  return async function run<T>(client: string, task: () => Promise<T>): Promise<T> {
    const own = clients.get(client) ?? { run: createQueue(maxOpen), tasks: 0 };
    clients.set(client, own);
    own.tasks += 1;
    try {
      return await own.run(task, 1);
    } finally {
      own.tasks -= 1;
      if (own.tasks === 0) clients.delete(client);
    }
  };
}
