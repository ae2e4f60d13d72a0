/** The product's logo: a star block on barn red. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--barn-red)" />
      <path
        fill="#fbf8f3"
        d="M12 6l4 6H12zM20 6l-4 6h4zM26 12l-6 4v-4zM26 20l-6-4v4zM20 26l-4-6h4zM12 26l4-6h-4zM6 20l6-4v4zM6 12l6 4v-4z"
      />
      <rect x="12" y="12" width="8" height="8" fill="#e0a33a" />
    </svg>
  );
}
