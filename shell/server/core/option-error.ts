/** A bad value in the environment or the bank's configuration. The server prints the message as one line and exits. */
export class OptionError extends Error {
  override name = 'OptionError';
}
