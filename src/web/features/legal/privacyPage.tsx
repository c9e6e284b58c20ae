export function PrivacyPage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Politique de confidentialité</h1>
    </main>
  );
}
