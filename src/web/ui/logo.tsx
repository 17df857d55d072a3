/** The mark: a mortar with its pestle, on turmeric. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#f0a31b" />
      <path d="m17.2 15.5 5.6-8.4a2.2 2.2 0 0 1 3.7 2.4l-4.2 6" fill="#5b3a06" />
      <path d="M4.5 15.5h23c0 6.2-4.2 10.4-11.5 10.4S4.5 21.7 4.5 15.5Z" fill="#3a2a1c" />
      <path
        d="M4.5 15.5h23c0 1-.1 1.9-.3 2.7-2.8 1.2-6.7 1.9-11.2 1.9s-8.4-.7-11.2-1.9c-.2-.8-.3-1.7-.3-2.7Z"
        fill="#5a4632"
      />
    </svg>
  );
}
