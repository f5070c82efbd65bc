/** For client leaves that get an address already in the visitor's language. Server components use `Link` of ./navigation. */
export { default as LocalizedLink } from 'next/link';
export { useRouter as useLocalizedRouter } from 'next/navigation';
