import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { readonly of: IconNode };

/** A drawing beside words, hidden from screen readers. The library's component for React takes 2 KiB on every page. */
export function Icon({ of: shapes, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon
      {...rest}
    >
      {shapes.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
}
