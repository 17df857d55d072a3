/** A fault that the operator can fix; the Indonesian message says how and holds no secret. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
