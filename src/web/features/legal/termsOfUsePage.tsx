export function TermsOfUsePage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Conditions générales d’utilisation</h1>
    </main>
  );
}
