export function TermsPage() {
  return (
    <div className="wrap py-12">
      <h1 className="h1">Conditions générales de vente</h1>
    </div>
  );
}
