/** A bad value in the environment or in the bank's configuration. The server prints the message as one line and ends. */
export class OptionError extends Error {
  override name = 'OptionError';
}
