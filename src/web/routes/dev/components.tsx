export { ComponentsPage as default } from '#web/ui/dev/components-page.tsx';
