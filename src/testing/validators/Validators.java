import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

import javax.xml.transform.stream.StreamSource;

import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.XPathCompiler;
import net.sf.saxon.s9api.XdmItem;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XsltTransformer;

/**
 * Runs the official validators over many files in one virtual machine: starting one and compiling
 * a stylesheet take seconds, checking a file a fraction of one.
 *
 * Argument: a work list, one task a line, fields parted by tabs:
 *   schematron STYLESHEET FILE
 *   pdf        FLAVOUR    FILE
 * Answer on stdout, one line a task, in order: the number of checks that ran, then each failure.
 */
public class Validators {
  private static final Processor SAXON = new Processor(false);
  private static final Map<String, XsltExecutable> STYLESHEETS = new HashMap<>();
  private static boolean veraReady = false;

  public static void main(String[] arguments) throws Exception {
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Libraries chat on stdout; only answers may go there.
    System.setOut(System.err);
    for (String line : Files.readAllLines(Path.of(arguments[0]), StandardCharsets.UTF_8)) {
      if (line.isBlank()) continue;
      String[] task = line.split("\t");
      String answer;
      try {
        answer = task[0].equals("pdf") ? checkPdf(task[1], task[2]) : checkXml(task[1], task[2]);
      } catch (Exception failure) {
        answer = "0\tERROR " + oneLine(String.valueOf(failure));
      }
      answers.println(answer);
    }
  }

  /** Fired rules, then the failed asserts of the SVRL report. */
  private static String checkXml(String stylesheet, String file) throws Exception {
    XsltTransformer transformer = compiled(stylesheet).load();
    XdmDestination report = new XdmDestination();
    transformer.setSource(new StreamSource(new File(file)));
    transformer.setDestination(report);
    transformer.transform();

    XPathCompiler xpath = SAXON.newXPathCompiler();
    xpath.declareNamespace("svrl", "http://purl.oclc.org/dsdl/svrl");
    XdmNode root = report.getXdmNode();
    StringBuilder answer = new StringBuilder();
    answer.append(xpath.evaluate("count(//svrl:fired-rule)", root));
    for (XdmItem item : xpath.evaluate("//svrl:failed-assert", root)) {
      XdmItem id = xpath.evaluateSingle("string(@id)", item);
      XdmItem text = xpath.evaluateSingle("string(svrl:text)", item);
      answer.append('\t').append(id).append(' ').append(oneLine(text.getStringValue()));
    }
    return answer.toString();
  }

  private static XsltExecutable compiled(String stylesheet) throws Exception {
    XsltExecutable known = STYLESHEETS.get(stylesheet);
    if (known != null) return known;
    XsltExecutable fresh = SAXON.newXsltCompiler().compile(new StreamSource(new File(stylesheet)));
    STYLESHEETS.put(stylesheet, fresh);
    return fresh;
  }

  /** Checks that ran, then the clauses that failed, each once. */
  private static String checkPdf(String flavourId, String file) throws Exception {
    if (!veraReady) {
      VeraGreenfieldFoundryProvider.initialise();
      veraReady = true;
    }
    PDFAFlavour flavour = PDFAFlavour.byFlavourId(flavourId);
    try (InputStream stream = new BufferedInputStream(new FileInputStream(file));
        PDFAParser parser = Foundries.defaultInstance().createParser(stream, flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      ValidationResult result = validator.validate(parser);
      TreeSet<String> failures = new TreeSet<>();
      for (TestAssertion assertion : result.getTestAssertions()) {
        if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
        failures.add(
            assertion.getRuleId().getClause()
                + "-"
                + assertion.getRuleId().getTestNumber()
                + " "
                + oneLine(assertion.getMessage()));
      }
      if (!result.isCompliant() && failures.isEmpty()) failures.add("not compliant");
      StringBuilder answer = new StringBuilder().append(result.getTotalAssertions());
      for (String failure : failures) answer.append('\t').append(failure);
      return answer.toString();
    }
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ").trim();
  }
}
