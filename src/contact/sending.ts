/** What is fetched only if messages are sent, as one file. */
export { deliver } from './deliver';
export { followOutbox } from './follow-outbox';
export { WaitingMessages } from './waiting-messages';
