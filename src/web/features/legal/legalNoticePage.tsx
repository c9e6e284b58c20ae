export function LegalNoticePage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Mentions légales</h1>
    </main>
  );
}
