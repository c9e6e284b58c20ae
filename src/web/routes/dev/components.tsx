export { ComponentsPage as default } from '#web/ui/dev/componentsPage.tsx';
