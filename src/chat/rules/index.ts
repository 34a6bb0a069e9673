export {
  FRAME_SANDBOX,
  type FrameMessage,
  frameUrl,
  type KeptMessage,
  type KeysMessage,
  type OfflineAsk,
  type OfflineAskMessage,
  type OfflineStateMessage,
  type ProductMessage,
  sessionLabel,
} from './frame.ts';
export { type FrameHeaders, framingRefusal } from './framing.ts';
export { COACH_TOKEN_LIFETIME_MS, COACH_TOKEN_PREFIX, TICKET_LIFETIME_MS } from './lifetimes.ts';
export {
  AUTH_REDIRECT_DELAY_MS,
  CHAT_FALLBACK,
  CHAT_MESSAGES,
  CHAT_NETWORK_ERROR,
  type ChatServerText,
  chatMessage,
  EXPIRED_ALERT,
  GATE_ERRORS,
  type GateCode,
} from './messages.ts';
