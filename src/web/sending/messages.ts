/** Texts to choose from, each for another reader. */
export type Messages = {
  readonly title: string;
  readonly choices: readonly { readonly label: string; readonly message: string }[];
};
