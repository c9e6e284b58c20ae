export { DraftingPage as default } from '#web/features/dev/draftingPage.tsx';
