export function LandingPage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Factures et devis en une phrase</h1>
    </main>
  );
}
