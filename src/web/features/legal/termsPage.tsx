export function TermsPage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Conditions générales de vente</h1>
    </main>
  );
}
