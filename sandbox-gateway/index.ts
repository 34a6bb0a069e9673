/**
 * The door of the sandbox card gateway: what a host needs to mount it beside other routes.
 * The gateway shares nothing with its host but this; it has its own database file and is spoken to over HTTP.
 */
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export { LedgerFault } from './ledger-file.ts';
