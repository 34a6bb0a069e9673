import { AssistantFrame } from './AssistantFrame.tsx';
import { ChatDoor } from './ChatDoor.tsx';

/** /chat: the gate, and the assistant's page in its frame. */
export function ChatScreen() {
  return <ChatDoor fullScreen={false}>{({ id }) => <AssistantFrame owner={id} />}</ChatDoor>;
}
