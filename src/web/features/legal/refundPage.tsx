export function RefundPage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Politique de remboursement</h1>
    </main>
  );
}
