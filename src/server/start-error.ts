/** A fault that the operator can fix: the message, in Indonesian, says how and holds no secret. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
