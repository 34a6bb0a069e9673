import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands in front of the servers: one address, each new connection to the next server that takes it. */
export interface Balancer {
  port: number;
  /** Where the servers listen; changed when one comes back elsewhere. */
  targets: number[];
  stop(): void;
}

export async function startBalancer(): Promise<Balancer> {
  const targets: number[] = [];
  const open = new Set<Socket>();
  let turn = 0;

  function forward(client: Socket, tries: number): void {
    const port = targets[turn++ % Math.max(targets.length, 1)];
    if (port === undefined || tries === 0) return void client.destroy();
    const server = connect(port, '127.0.0.1');
    let connected = false;
    server.once('connect', () => {
      connected = true;
      client.pipe(server).pipe(client);
    });
    server.once('error', () => (connected ? client.destroy() : forward(client, tries - 1)));
    server.once('close', () => connected && client.destroy());
    client.once('close', () => server.destroy());
  }

  const listener = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    forward(client, targets.length);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    targets,
    stop() {
      listener.close();
      for (const client of open) client.destroy();
    },
  };
}
