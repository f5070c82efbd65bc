export { PageNotFound as default } from '@/components/layout/page-not-found';
